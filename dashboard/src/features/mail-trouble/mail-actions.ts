import type { FailingMail } from '@vakman/domain/mail-trouble/mail-trouble.answers';

/** What somebody does about mails that do not leave; what fails is told in passing. */
export interface MailActions {
  readonly retry: (mail: FailingMail) => Promise<void>;
  readonly retryAll: () => Promise<void>;
  readonly giveUp: (mail: FailingMail) => Promise<void>;
}
