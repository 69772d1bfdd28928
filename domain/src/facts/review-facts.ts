import type { Language } from '../languages/languages.ts';

/** What a customer wrote, in one language. */
export interface ReviewFacts {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  /** Stars, in halves. */
  readonly rating: number;
  /** Year and month, such as `2026-05`, and as the language writes it, such as `mei 2026`. */
  readonly date: string;
  readonly month: string;
  /** What it was written in, and how that is called where this is a translation. */
  readonly language: Language;
  readonly translatedFrom?: string;
  readonly project: string;
  readonly text: string;
}

/** The score that another keeps. */
export interface ScoreFacts {
  readonly rating: number;
  /** Stars at most; holds for the reviews too. */
  readonly ratingScale: number;
  readonly googleReviewCount: number;
  /** The day on which it was so, as the language writes it. */
  readonly countedOn: string;
  /** Where everybody's reviews stand. */
  readonly page: string;
}
