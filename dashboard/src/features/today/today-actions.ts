import type { ListedBooking } from '@vakman/domain/request-handling/request-list.answers';

/** What somebody does about today; what fails is told in passing. */
export interface TodayActions {
  readonly confirm: (booking: ListedBooking) => Promise<void>;
  readonly finishTask: (id: string) => Promise<void>;
  readonly markSeen: (alarmId: string) => Promise<void>;
}
