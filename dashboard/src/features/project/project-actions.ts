import type { ProjectDocument, ProjectFile, ProjectTask } from '@vakman/domain/project/project.answers';
import type { Invited, ReviewDraft } from '@vakman/domain/project/project.drafts';

/** Whether it was done; what was not is told in passing. */
export type Done = Promise<boolean>;

/** What somebody of the house does with his project. */
export interface ProjectActions {
  readonly finishTask: (task: ProjectTask, isDone: boolean) => Done;
  readonly share: (invited: Invited) => Done;
  readonly unshare: (member: ProjectFile['members'][number]) => Done;
  readonly allowPublishing: (photoIds: readonly string[], isAllowed: boolean) => Done;
  readonly giveReview: (review: ReviewDraft) => Done;
  /** Rejects where it did not come. */
  readonly openDocument: (document: ProjectDocument) => Promise<void>;
}
