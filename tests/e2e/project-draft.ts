import type { ProjectDraft } from '@vakman/domain/project/project.drafts';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';

const customer = demoAccounts.find(({ role }) => role === 'customer');

/** A new project of the demo customer, as the office saves it. */
export const projectDraft = (title: string): ProjectDraft => ({
  id: crypto.randomUUID(),
  version: null,
  request_id: null,
  title,
  language: 'nl',
  name: 'Familie Bakker',
  email: customer?.email ?? null,
  phone: '',
  street_address: 'Havenstraat 7',
  postal_code: '1354 AB',
  exterior_painting: null,
  agreed_cents: 125_000,
  lead: null,
});
