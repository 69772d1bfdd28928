import { callers, type Caller } from './rights.ts';

const everybody: readonly Caller[] = callers;
const signedIn: readonly Caller[] = ['customer', 'employee', 'admin'];
const service: readonly Caller[] = ['service_role'];

/** Who may call each function of the database that the API offers. Whose the token is that he brings is another thing. */
export const functionRights: Readonly<Record<string, readonly Caller[]>> = {
  ask_early_start: everybody,
  attach_booking_photos: service,
  attach_photos: service,
  available_slots: everybody,
  book_facade_cleaning: everybody,
  book_facade_cleaning_for: service,
  cancel_appointment: everybody,
  claim_booking_notifications: service,
  claim_notifications: service,
  claim_uploads: service,
  complete_notification: service,
  confirm_appointment: everybody,
  count_sign_in: service,
  fail_notification: service,
  find_sign_in: service,
  hold_slot: everybody,
  hold_slot_for: service,
  move_appointment: everybody,
  open_appointment: signedIn,
  orphaned_attachments: service,
  read_account: signedIn,
  read_appointment: everybody,
  read_dossier: signedIn,
  refuse_appointment: everybody,
  release_slot: everybody,
  set_booking_rules: service,
  submit_quote_request: service,
  withdraw_appointment: everybody,
};

/** Who may call each edge function; who may not is answered as nobody in particular. */
export const edgeFunctionRights: Readonly<Record<string, readonly Caller[]>> = {
  'book-facade-cleaning': everybody,
  'request-sign-in': everybody,
  // A visitor has only mails of his own sent, by the id that he made; all others wait for the schedule.
  'send-booking-mails': everybody,
  'send-quote-notification': everybody,
  'submit-quote-request': everybody,
  'sweep-attachments': service,
};
