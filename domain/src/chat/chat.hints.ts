/** Channel on which a backend that has such channels tells that something happened in a conversation. */
export const chatTopic = (conversationId: string): string => `conversation:${conversationId}`;

/** What is told there. It says nothing of what happened: whoever hears it fetches, as he does without it. */
export const chatHint = 'changed';
