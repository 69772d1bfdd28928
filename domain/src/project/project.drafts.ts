import type { Language } from '../languages/languages.ts';
import type { Project, ProjectDay, ProjectPhoto } from './project.answers.ts';
import type { Audience, PhotoStage, ProjectState, WaitingReason } from './project.states.ts';

/** A project as it is to be; without a version, a new one, whose id the browser made. */
export type ProjectDraft = Pick<
  Project,
  | 'id'
  | 'request_id'
  | 'title'
  | 'language'
  | 'name'
  | 'email'
  | 'phone'
  | 'street_address'
  | 'postal_code'
  | 'exterior_painting'
  | 'agreed_cents'
> & {
  readonly version: number | null;
  /** A colleague, or nobody. */
  readonly lead: string | null;
};

/** The next step of a project. One that waits names the reason; one that is done says whether painting outside was part of it. */
export interface ProjectStep {
  readonly id: string;
  readonly version: number;
  readonly state: ProjectState;
  readonly waitingFor?: WaitingReason;
  /** What the customer is told about it. */
  readonly waitingNote?: string;
  readonly exteriorPainting?: boolean;
}

/** Something for the line of time; without a version, a new one. */
export interface EntryDraft {
  readonly id: string;
  readonly projectId: string;
  readonly version: number | null;
  readonly kind: 'note' | 'photos';
  readonly body: string;
  readonly stage: PhotoStage | null;
  readonly audience: Audience;
}

/** A photo whose files are in the bucket. An entry that is not there yet is made for it. */
export type PhotoDraft = Pick<
  ProjectPhoto,
  'id' | 'path' | 'small_path' | 'stage' | 'audience' | 'width' | 'height'
> & { readonly entry_id: string };

export interface ProjectTaskDraft {
  readonly id: string;
  readonly projectId: string;
  readonly version: number | null;
  readonly title: string;
  readonly due_on: string | null;
  readonly audience: Audience;
  readonly assignee: string | null;
}

/** A day as it is to be; without a version, a new one. */
export type DayDraft = Pick<ProjectDay, 'id' | 'crew' | 'starts_at' | 'ends_at' | 'state'> & {
  readonly version: number | null;
};

/** A document whose file is in the bucket. */
export interface DocumentDraft {
  readonly id: string;
  readonly projectId: string;
  readonly path: string;
  readonly name: string;
  readonly audience: Audience;
}

/** Somebody in the house with whom a project is shared. */
export interface Invited {
  readonly projectId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

export interface ReviewDraft {
  readonly projectId: string;
  readonly rating: number;
  readonly words: string;
  readonly mayPublish: boolean;
}

/** A photo of a project with the path in the gallery of what was cut of it. */
export interface PublishedPhoto {
  readonly photoId: string;
  readonly path: string;
}

/** A project of the gallery to be made, in Dutch. */
export interface Publication {
  readonly projectId: string;
  readonly before: PublishedPhoto | null;
  readonly after: PublishedPhoto;
  readonly title: string;
  readonly category: 'painting' | 'other';
  readonly description: string | null;
}
