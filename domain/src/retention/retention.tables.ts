import { choiceNames } from '../quote-request/quote-request.fields.ts';
import type { KeptName } from './retention.ts';

/** What becomes of the rows of a table. */
export type TableRetention =
  /** Rules, and what the firm says: nothing of anybody. */
  | { readonly about: 'nobody' }
  /** Goes with what it belongs to, by the limit of that, or with the account. */
  | {
      readonly about: 'person';
      readonly keptWith: KeptName | 'account';
      readonly columns: readonly string[];
    };

const nobody = { about: 'nobody' } as const;
const person = (keptWith: KeptName | 'account', ...columns: string[]): TableRetention => ({
  about: 'person',
  keptWith,
  columns,
});

const contact = ['name', 'email', 'phone', 'street_address', 'postal_code'];
const normalised = ['email_normalised', 'phone_normalised', 'postal_code_normalised'];
const searched = ['search_text'];
const sent = ['photos', 'attachments', 'language', 'source', 'created_at'];

/**
 * A decision on every table of ours, with the columns that say something of somebody; what stands in none of them is an
 * id, a state or a count. Tables of Auth go with the account, which Auth deletes.
 */
export const tableRetention: Readonly<Record<string, TableRetention>> = {
  'private.account_deletions': person('account', 'user_id', 'asked_at', 'delete_after', 'begun_at'),
  'private.appointment_tokens': person('bookings', 'token_hash', 'expires_at', 'opened_at', 'used_at'),
  'private.booking_facts': nobody,
  'private.booking_rules': nobody,
  'private.booking_senders': person('counters', 'subject', 'happened_at'),
  'private.booking_undos': person('bookings', 'made_by', 'until', 'before', 'occupied'),
  'private.crew_feeds': nobody,
  'private.invitation_tokens': person('invitations', 'token_hash'),
  'private.mail_outages': nobody,
  'private.known_places': person('account', 'place', 'seen_at'),
  'private.opening_hours': nobody,
  'private.partner_links': person('partners', 'secret_hash', 'source', 'created_at', 'revoked_at'),
  'private.public_holidays': nobody,
  'private.rate_events': person('counters', 'subject', 'happened_at'),
  'private.reservations': person('bookings', 'senders', 'occupied', 'expires_at'),
  'private.retention_limits': nobody,
  'private.sent_photos': person('uploads', 'path'),
  'private.served_postal_codes': nobody,
  'private.settings': nobody,
  'private.upload_claims': person('uploads', 'path', 'claimed_at'),
  'private.visit_lengths': nobody,
  'private.withheld_records': person('invoices', 'subject', 'record', 'happened_at'),
  'public.activity_log': person(
    'activity',
    'at',
    'actor_name',
    'actor_role',
    'action',
    'record_kind',
    'record_id',
    'part',
    'part_id',
    'before',
    'after',
  ),
  'public.alarms': person('alarms', 'detail', 'seen_by', 'seen_at', 'first_raised_at', 'last_raised_at'),
  'public.blocked_times': nobody,
  'public.booking_settings': nobody,
  'public.clients': person('requests', 'email_normalised', 'created_at', 'updated_at'),
  'public.crews': nobody,
  'public.facade_bookings': person(
    'bookings',
    ...contact,
    ...normalised,
    ...searched,
    ...sent,
    'remarks',
    'square_meters',
    'material',
    'height',
    'access',
    'price',
    'refusal_reason',
    'status',
    'updated_at',
    'starts_at',
    'ends_at',
    'confirmed_at',
    'withdrawn_at',
    'weather_note',
  ),
  'public.invitations': person(
    'invitations',
    'email',
    'email_normalised',
    'name',
    'language',
    'created_at',
    'expires_at',
    'opened_at',
    'accepted_at',
    'revoked_at',
    'invited_by',
    'accepted_by',
  ),
  'public.notifications': person(
    'requests',
    'details',
    'kind',
    'state',
    'last_error',
    'fault',
    'created_at',
    'next_attempt_at',
    'claimed_until',
    'sent_at',
    'refused_at',
    'expired_at',
    'given_up_at',
    'told_at',
  ),
  'public.partners': person(
    'partners',
    'source',
    'name',
    'site',
    'contact_email',
    'ended_at',
    'report_since',
    'created_at',
    'updated_at',
  ),
  'public.person_acts': person('acts', 'actor', 'act', 'subject', 'happened_at'),
  'public.presences': person('account', 'record_kind', 'record_id', 'seen_at'),
  'public.profile_addresses': person(
    'account',
    'user_id',
    'label',
    'street_address',
    'postal_code',
    'created_at',
  ),
  'public.profiles': person(
    'account',
    'user_id',
    'name',
    'phone',
    'language',
    'photo',
    'created_at',
    'updated_at',
  ),
  'public.project_gallery': nobody,
  'public.quote_requests': person(
    'requests',
    ...contact,
    ...normalised,
    ...searched,
    ...sent,
    'address',
    'message',
    ...choiceNames,
  ),
  'public.request_handlings': person(
    'requests',
    'received_at',
    'channel',
    'state',
    'lost_reason',
    'answer_due_at',
    'first_answered_at',
    'updated_at',
    'previous',
  ),
  'public.request_notes': person('requests', 'body', 'created_at', 'removed_at'),
  'public.reply_templates': nobody,
  'public.request_replies': person('requests', 'language', 'subject', 'body', 'created_at'),
  'public.request_tasks': person('requests', 'title', 'created_at', 'done_at', 'removed_at'),
  'public.retention_runs': nobody,
  'public.saved_views': person('account', 'page', 'name', 'query', 'created_at'),
  'public.user_roles': person('account', 'user_id', 'role', 'created_at', 'deactivated_at'),
  'public.visits': person('bookings', 'title', 'weather_note', 'state', 'starts_at', 'ends_at', 'changed_at'),
};
