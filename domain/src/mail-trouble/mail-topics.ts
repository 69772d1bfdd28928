/** What a mail of each kind is about, as the office sees it. */
const topics = {
  office: 'newRequest',
  confirmation: 'requestReceived',
  reply: 'reply',
  invitation: 'invitation',
  'new-sign-in': 'account',
  leaving: 'account',
  'factor-removed': 'account',
  test: 'test',
  'booking-office': 'appointmentOffice',
  'booking-asked': 'appointmentOffice',
  'booking-received': 'appointment',
  'booking-confirmed': 'appointment',
  'booking-refused': 'appointment',
  'booking-moved': 'appointment',
  'booking-cancelled': 'appointment',
  'booking-withdrawn': 'appointment',
  'booking-reminder': 'reminder',
  'chat-unread': 'messages',
  'chat-unread-office': 'messagesOffice',
  'project-planned': 'project',
  'project-moved': 'project',
  'project-waiting': 'project',
  'project-done': 'project',
  'project-review': 'review',
  'project-shared': 'projectShared',
  quote: 'quote',
  'quote-code': 'quoteCode',
  'quote-reminder': 'quote',
  'quote-accepted': 'quote',
  'quote-withdrawn': 'quote',
  'quote-taken-back': 'quote',
  'quote-office': 'quoteOffice',
} as const;

export type MailKind = keyof typeof topics;
export type MailTopic = (typeof topics)[MailKind];

export const mailKinds = Object.keys(topics) as MailKind[];

/** Undefined of a kind that is newer than this page. */
export const mailTopic = (kind: string): MailTopic | undefined =>
  Object.hasOwn(topics, kind) ? topics[kind as MailKind] : undefined;
