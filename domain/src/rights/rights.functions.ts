import { callers, type Caller } from './rights.ts';

const everybody: readonly Caller[] = callers;
const signedIn: readonly Caller[] = ['customer', 'employee', 'admin'];
const admins: readonly Caller[] = ['admin'];
const service: readonly Caller[] = ['service_role'];

/** Who may call each function of the database that the API offers. Whose the token is that he brings is another thing. */
export const functionRights: Readonly<Record<string, readonly Caller[]>> = {
  apply_retention: service,
  accept_invitation: service,
  ask_early_start: everybody,
  attach_booking_photos: service,
  attach_photos: service,
  available_slots: everybody,
  book_facade_cleaning: everybody,
  book_facade_cleaning_for: service,
  cancel_appointment: everybody,
  claim_booking_notifications: service,
  claim_invitation_notifications: service,
  claim_notifications: service,
  claim_uploads: service,
  complete_notification: service,
  confirm_appointment: everybody,
  count_sign_in: service,
  erase_person: admins,
  export_my_data: signedIn,
  export_person: admins,
  create_invitation: admins,
  fail_notification: service,
  find_person: admins,
  find_sign_in: service,
  hold_slot: everybody,
  hold_slot_for: service,
  keep_account: signedIn,
  list_people: admins,
  move_appointment: everybody,
  note_retention_run: service,
  open_appointment: signedIn,
  open_invitation: everybody,
  orphaned_attachments: service,
  read_account: signedIn,
  read_account_deletion: signedIn,
  read_appointment: everybody,
  read_capabilities: signedIn,
  read_dossier: signedIn,
  read_invitation: service,
  read_profile: signedIn,
  refuse_appointment: everybody,
  release_slot: everybody,
  remove_address: signedIn,
  request_account_deletion: signedIn,
  revoke_invitation: admins,
  save_address: signedIn,
  save_profile: signedIn,
  send_invitation_again: admins,
  set_booking_rules: service,
  submit_quote_request: service,
  withdraw_appointment: everybody,
};

/** Who may call each edge function; who may not is answered as nobody in particular. */
export const edgeFunctionRights: Readonly<Record<string, readonly Caller[]>> = {
  'apply-retention': service,
  'accept-invitation': everybody,
  'book-facade-cleaning': everybody,
  'erase-person': admins,
  'request-sign-in': everybody,
  'send-account-mails': everybody,
  // A visitor has only mails of his own sent, by the id that he made; all others wait for the schedule.
  'send-booking-mails': everybody,
  'send-quote-notification': everybody,
  'submit-quote-request': everybody,
};
