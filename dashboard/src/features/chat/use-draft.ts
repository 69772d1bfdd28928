import type { ChatFile } from '@vakman/domain/chat/chat.answers';
import type { ChatText } from '@vakman/domain/chat/chat.kept';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { useCallback, useEffect, useState } from 'react';
import type { ChatMemory } from './engine/chat-memory.ts';

type DraftMemory = Pick<ChatMemory, 'draft' | 'write' | 'follow'>;

const begun = (memory: DraftMemory): ChatText => memory.draft() ?? { id: randomUuid(), body: '', files: [] };

/** The message that is being written, which all tabs share and a reload keeps, with the id that it will have. */
export function useDraft(memory: DraftMemory) {
  const [draft, setDraft] = useState(() => begun(memory));
  useEffect(() => memory.follow(() => setDraft(begun(memory))), [memory]);
  const change = useCallback(
    (alter: (draft: ChatText) => ChatText) =>
      setDraft((before) => {
        // Another tab may have sent what stands here, whose id is used then.
        const next = alter(memory.draft() ?? (isEmpty(before) ? before : { ...before, id: randomUuid() }));
        memory.write(isEmpty(next) ? undefined : next);
        return next;
      }),
    [memory],
  );
  return {
    draft,
    write: useCallback((body: string) => change((before) => ({ ...before, body })), [change]),
    addFile: useCallback(
      (file: ChatFile) => change((before) => ({ ...before, files: [...before.files, file] })),
      [change],
    ),
    removeFile: useCallback(
      (path: string) =>
        change((before) => ({ ...before, files: before.files.filter((file) => file.path !== path) })),
      [change],
    ),
    /** Begins the next one. */
    clear: useCallback(() => setDraft({ id: randomUuid(), body: '', files: [] }), []),
  };
}

const isEmpty = ({ body, files }: ChatText) => body === '' && files.length === 0;
