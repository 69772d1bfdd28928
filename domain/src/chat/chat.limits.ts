/** Limits of a conversation; the database and the bucket have the same. */
export const chatLimits = {
  /** Characters of one message. */
  body: 4000,
  /** Files of one message. */
  files: 10,
  /** Bytes of one file, after the browser has made large pictures smaller. */
  fileBytes: 10 * 1024 * 1024,
  /** Characters of the name that a file is shown with. */
  fileName: 120,
  /** Messages of one person in a minute. */
  messagesAMinute: 20,
  /** Characters of what is searched for. */
  shortestSearch: 2,
  longestSearch: 100,
  /** Characters of the name and of the text of an answer that the office gives again and again. */
  quickAnswerName: 80,
  quickAnswer: 1000,
} as const;
