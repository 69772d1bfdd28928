import type { Note, Task } from '@vakman/domain/request-handling/request-handling.answers';
import type { SuggestedClient } from '@vakman/domain/request-handling/request-list.answers';
import type { ReplyActions } from '../replies/reply-part.tsx';
import type { RequestChange } from '@vakman/supabase/client/requests';

export interface WantedTask {
  readonly title: string;
  /** A day, or empty. */
  readonly due: string;
  readonly assignee: string | null;
}

export interface WantedVisit {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What somebody does with a request; whether it was done. What was not is told in passing. */
export interface RequestActions extends ReplyActions {
  readonly change: (change: RequestChange) => Promise<void>;
  readonly addNote: (body: string, mentions: readonly string[]) => Promise<boolean>;
  readonly removeNote: (note: Note) => Promise<boolean>;
  readonly addTask: (task: WantedTask) => Promise<boolean>;
  readonly finishTask: (task: Task, done: boolean) => Promise<boolean>;
  readonly planVisit: (visit: WantedVisit) => Promise<boolean>;
  readonly merge: (client: SuggestedClient) => Promise<boolean>;
  readonly unmerge: (clientId: string) => Promise<boolean>;
}
