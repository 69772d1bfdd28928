import type { CallerRole } from './caller-roles.ts';

/** The same of the log of what the office did, and of its settings. */
export const officeFunctions: Readonly<Record<string, readonly CallerRole[]>> = {
  actor_role: [],
  are_notification_addresses: [],
  claim_settings: [],
  forget_activity: [],
  is_admins_record: ['authenticated'],
  keep_activity: [],
  log_activity: [],
  name_actor: [],
  redact_activity: [],
  redacted: [],
  telling_columns: [],
  told_activity: [],
};
