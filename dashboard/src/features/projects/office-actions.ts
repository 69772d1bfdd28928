import type {
  ProjectDay,
  ProjectDocument,
  ProjectEntry,
  ProjectPhoto,
  ProjectTask,
} from '@vakman/domain/project/project.answers';
import type { ProjectStep } from '@vakman/domain/project/project.drafts';
import type { Audience, ProjectState } from '@vakman/domain/project/project.states';
import type { Done, ProjectActions } from '../project/project-actions.ts';

/** Where somebody may lead a project. */
export type OfficeStep = Exclude<ProjectState, 'guarantee'>;

export type WantedStep = Omit<ProjectStep, 'id' | 'version'>;

export interface WantedDay {
  readonly crew: number | null;
  /** ISO instants. */
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface WantedTask {
  readonly title: string;
  /** A day, or empty. */
  readonly due: string;
  readonly audience: Audience;
  readonly assignee: string | null;
}

export interface WantedExample {
  readonly before: ProjectPhoto | null;
  readonly after: ProjectPhoto;
  readonly title: string;
  readonly category: 'painting' | 'other';
  readonly description: string;
}

/** What the office does with a project. */
export interface OfficeActions extends Omit<ProjectActions, 'giveReview' | 'allowPublishing'> {
  readonly move: (step: WantedStep) => Done;
  readonly planDays: (days: readonly WantedDay[]) => Done;
  readonly changeDay: (day: ProjectDay, wanted: WantedDay) => Done;
  readonly cancelDay: (day: ProjectDay) => Done;
  readonly addNote: (body: string, audience: Audience) => Done;
  /** With its photos. */
  readonly showEntry: (entry: ProjectEntry, audience: Audience) => Done;
  readonly removeEntry: (entry: ProjectEntry) => Done;
  readonly removePhoto: (photo: ProjectPhoto) => Done;
  readonly addTask: (task: WantedTask) => Done;
  readonly removeTask: (task: ProjectTask) => Done;
  readonly addDocument: (file: File, audience: Audience, onProgress: (part: number) => void) => Done;
  readonly removeDocument: (document: ProjectDocument) => Done;
  /** Goes on to the quote that it made. */
  readonly addExtraWork: () => Done;
  /** Goes on to the draft in the gallery. */
  readonly makeExample: (example: WantedExample) => Done;
}
