import type { Audience, PhotoStage } from '@vakman/domain/project/project.states';

/** A photo as it was taken, with all that sending it needs; nothing of it changes, so that a retry sends the same. */
export interface TakenPhoto {
  readonly id: string;
  /** Photos that were taken together stand in one entry of what happened. */
  readonly entryId: string;
  readonly projectId: string;
  /** Who took it: nobody else sends it. */
  readonly userId: string;
  /** In milliseconds; those of one moment follow each other by parts of one. */
  readonly takenAt: number;
  readonly path: string;
  readonly smallPath: string;
  readonly stage: PhotoStage;
  readonly audience: Audience;
  /** A word about all that were taken together, or empty. */
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly file: Blob;
  /** As a page shows many of them. */
  readonly small: Blob;
}

export interface QueuedPhoto extends TakenPhoto {
  /** A refused one is tried again only when somebody says so. */
  readonly status: 'waiting' | 'sending' | 'refused';
  /** Part that was sent, from 0 to 1. */
  readonly part: number;
  /** Whether its files are stored, so that only the word of it is still missing. */
  readonly isUploaded: boolean;
  /** Tries that failed, one after the other. */
  readonly failures: number;
  /** When it is tried again, in milliseconds. */
  readonly nextAt: number;
}

/** In the order in which they are sent. */
export type PhotoQueue = readonly QueuedPhoto[];

/** What happens to the queue, in this tab or in another. */
export type QueueEvent =
  | { readonly kind: 'taken'; readonly photos: readonly TakenPhoto[] }
  | { readonly kind: 'began' | 'uploaded' | 'stored' | 'dropped'; readonly id: string }
  | { readonly kind: 'progressed'; readonly id: string; readonly part: number }
  | {
      readonly kind: 'failed';
      readonly id: string;
      readonly now: number;
      /** `refused` and `file-gone` are answers; anything else passes. */
      readonly why: 'passing' | 'refused' | 'file-gone';
    }
  /** The network came back, somebody looks again, or wants it tried. */
  | { readonly kind: 'resumed' };
