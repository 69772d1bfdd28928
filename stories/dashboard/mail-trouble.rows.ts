import type {
  FailingMail,
  FailingMails,
  MailTrouble,
} from '@vakman/domain/mail-trouble/mail-trouble.answers';

const id = (number: number) => `7b1c0000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const about = {
  request_id: null,
  booking_id: null,
  invitation_id: null,
  user_id: null,
  conversation_id: null,
};
const tried = { attempts: 7, next_attempt_at: '2026-11-23T09:12:00+01:00' };

/** To the office, which the mail server does not let in. */
export const officeMail: FailingMail = {
  ...about,
  ...tried,
  id: id(201),
  kind: 'office',
  since: '2026-11-23T07:05:00+01:00',
  last_error: 'SMTP EAUTH 535',
  fault: 'system',
  request_id: id(1),
  to: null,
};

export const failingMails: FailingMails = {
  count: 3,
  rows: [
    officeMail,
    {
      ...about,
      ...tried,
      id: id(202),
      kind: 'booking-confirmed',
      since: '2026-11-23T07:20:00+01:00',
      last_error: 'SMTP EENVELOPE 450',
      fault: 'deferred',
      booking_id: id(21),
      to: 'w…@hohenzollern-suessmayr-denkmalpflege.example',
    },
    {
      ...about,
      id: id(203),
      kind: 'leaving',
      attempts: 0,
      next_attempt_at: '2026-11-23T07:40:00+01:00',
      since: '2026-11-23T07:40:00+01:00',
      last_error: null,
      fault: null,
      user_id: id(9),
      to: 'о…@example.org',
    },
  ],
};

/** All mail leaves, and nobody hears of it when it does not. */
export const noTrouble: MailTrouble = {
  failing: { count: 0, rows: [] },
  roads: [],
  outage: null,
  test: null,
};

/** A day without mail, which the other roads told. */
export const deepTrouble: MailTrouble = {
  failing: failingMails,
  roads: ['mail', 'webhook'],
  outage: { since: '2026-11-22T07:05:00+01:00', told_at: '2026-11-23T07:06:00+01:00', last_error: null },
  test: {
    id: id(211),
    state: 'given-up',
    asked_at: '2026-11-23T08:55:00+01:00',
    sent_at: null,
    last_error: 'SMTP EAUTH 535',
    fault: 'system',
  },
};
