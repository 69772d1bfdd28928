import { openEmbeddedDesk } from '@vakman/supabase/local/booking-desk/embedded-desk';
import { describe } from 'vitest';
import { tryBooking } from './booking/booking-trials.ts';

describe('the embedded backend', () => tryBooking(openEmbeddedDesk));
