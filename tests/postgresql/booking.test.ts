import { openServerDesk } from '@vakman/supabase/local/booking-desk/server-desk';
import { describe } from 'vitest';
import { tryBooking } from '../database/booking/booking-trials.ts';
import { serverFolder } from './server-folder.ts';

describe('PostgreSQL with a session for each visitor', () =>
  tryBooking((facts) => openServerDesk(serverFolder(), facts)));
