/** A fault that its message explains to people in a sentence; a stack trace would only hide it. */
export class SentenceError extends Error {
  readonly forPeople = true;
}
