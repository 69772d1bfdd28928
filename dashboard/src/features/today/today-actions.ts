import type { ListedBooking } from '@vakman/domain/request-handling/request-list.answers';
import type { MailActions } from '../mail-trouble/mail-actions.ts';

/** What somebody does about today; what fails is told in passing. */
export interface TodayActions {
  readonly confirm: (booking: ListedBooking) => Promise<void>;
  readonly finishTask: (id: string) => Promise<void>;
  readonly mails: MailActions;
  readonly markSeen: (alarmId: string) => Promise<void>;
}
