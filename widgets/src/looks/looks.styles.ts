import css from './looks.css?inline';

/** What a look changes, for every widget. */
export const looksStyles = css;
