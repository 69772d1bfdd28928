import type { ChatFile } from '@vakman/domain/chat/chat.answers';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createAttachments, uploadAttachment, type UploadFile } from './attachments.ts';

interface AttachmentsOptions {
  readonly conversationId: string;
  readonly upload: UploadFile;
  /** Told of each that was uploaded. */
  readonly onUploaded: (file: ChatFile, blob: Blob) => void;
}

/** What is added to a message that is being written: each is made small, uploaded at once, and handed over then. */
export function useAttachments({ conversationId, upload, onUploaded }: AttachmentsOptions) {
  const [store] = useState(createAttachments);
  const { photos, problems } = useSyncExternalStore(store.subscribe, store.snapshot);
  /** Batches of files that are looked at, of which none is listed yet. */
  const [adding, setAdding] = useState(0);
  const add = async (files: readonly File[]) => {
    setAdding((count) => count + 1);
    await store.add(files);
    setAdding((count) => count - 1);
  };
  const told = useRef(onUploaded);
  useEffect(() => {
    told.current = onUploaded;
  });
  useEffect(() => {
    if (photos.some(({ status }) => status === 'uploading')) return;
    const next = photos.find(({ status }) => status === 'ready');
    if (!next) return;
    const start = async () => {
      const file = await uploadAttachment(next, conversationId, { store, upload });
      // What was taken out meanwhile is not sent.
      const isWanted = store.snapshot().photos.some(({ key }) => key === next.key);
      if (!file || !next.file || !isWanted) return;
      store.remove(next.key);
      told.current(file, next.file);
    };
    void start();
  }, [conversationId, photos, store, upload]);
  return {
    photos,
    problems,
    add,
    remove: store.remove,
    retry: (key: string) => store.update(key, { status: 'ready' }),
    isBusy: adding > 0 || photos.some(({ status }) => status !== 'failed'),
    hasFailed: photos.some(({ status }) => status === 'failed'),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
