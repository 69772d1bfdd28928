import { language } from '../../words/language.ts';
import { keepQuote } from './quote-drafts.ts';

/** A quote for somebody who asked by no form: it stands on this device until enough is typed to store it. */
export function beginQuote(id: string, userId: string): void {
  keepQuote(id, {
    userId,
    version: null,
    typed: {
      request_id: null,
      project_id: null,
      replaces: null,
      language,
      name: '',
      email: '',
      street_address: '',
      postal_code: '',
      title: '',
      introduction: '',
      conditions: '',
      lines: [],
      photos: [],
      home_age: null,
    },
  });
}
