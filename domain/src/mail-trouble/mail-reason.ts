import type { FailingMail } from './mail-trouble.answers.ts';

/** Why a mail did not leave, as people say it. */
export const mailReasons = [
  /** Nobody tried: the functions do not run. */
  'untried',
  'unreachable',
  /** The mail server does not know our password. */
  'signIn',
  'address',
  'deferred',
  /** The mail server does not want the mail. */
  'server',
  /** Whoever sent it broke off. */
  'interrupted',
  /** Our own fault. */
  'ourselves',
] as const;
export type MailReason = (typeof mailReasons)[number];

const patterns: readonly (readonly [RegExp, MailReason])[] = [
  [/^claimed and left behind$/, 'interrupted'],
  [/^SMTP (EAUTH|ENOAUTH|EOAUTH2)\b|\b(530|534|535|538)$|^mail service answered (401|403)$/, 'signIn'],
  [/^SMTP (ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ETLS|EREQUIRETLS|EPROXY|ABORT_ERR|23)\b/, 'unreachable'],
  [/^mail service not reached\b/, 'unreachable'],
  [/^SMTP\b|^mail service answered\b/, 'server'],
];

/** From what the outbox wrote down, in fixed words and codes. */
export function mailReason({ last_error, fault }: Pick<FailingMail, 'last_error' | 'fault'>): MailReason {
  if (last_error === null) return 'untried';
  if (fault === 'refused') return 'address';
  if (fault === 'deferred') return 'deferred';
  return patterns.find(([pattern]) => pattern.test(last_error))?.[1] ?? 'ourselves';
}
