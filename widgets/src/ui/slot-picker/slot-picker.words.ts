import type nl from './messages/nl.json';

/** What the choice of a day and a time says in one language; a widget has it as `words.slots`. */
export type SlotPickerMessages = typeof nl;
