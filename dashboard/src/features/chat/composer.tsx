import type { ChatFile, QuickAnswer } from '@vakman/domain/chat/chat.answers';
import type { ChatText } from '@vakman/domain/chat/chat.kept';
import { chatLimits } from '@vakman/domain/chat/chat.limits';
import type { Language } from '@vakman/domain/languages/languages';
import { photoAccept } from '@vakman/domain/photos/photos.types';
import { fill } from '@vakman/domain/text/fill';
import { codePoints, storable } from '@vakman/domain/text/text';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { useEffect, useId, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AttachmentList } from './attachment-list.tsx';
import type { UploadFile } from './attachments.ts';
import type { ChatMemory } from './engine/chat-memory.ts';
import { QuickAnswers } from './quick-answers.tsx';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';

export interface ComposerProps {
  readonly conversationId: string;
  readonly memory: Pick<ChatMemory, 'draft' | 'write' | 'follow'>;
  /** Of the office; none for customers. */
  readonly quickAnswers: readonly QuickAnswer[] | undefined;
  /** In which the other side is written to. */
  readonly language: Language;
  readonly upload: UploadFile;
  readonly onUploaded: (file: ChatFile, blob: Blob) => void;
  readonly onSend: (text: ChatText) => void;
}

/** Where somebody writes with his thumbs, Enter begins a line. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Where a message is written, with what goes with it. */
export function Composer(props: ComposerProps) {
  const { conversationId, memory, quickAnswers, language, upload, onUploaded, onSend } = props;
  const words = useWords(chatWords);
  const { draft, write, addFile, removeFile, clear } = useDraft(memory);
  const attachments = useAttachments({
    conversationId,
    upload,
    onUploaded(file, blob) {
      onUploaded(file, blob);
      addFile(file);
    },
  });
  const own = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [isOver, setIsOver] = useState(false);
  /** Somebody pressed to send before all files were there. */
  const [isWanted, setIsWanted] = useState(false);
  const { isBusy, hasFailed, photos } = attachments;
  const tooMany = codePoints(draft.body.trim()) - chatLimits.body;

  const add = (files: readonly File[]) => {
    const room = chatLimits.files - draft.files.length - photos.length;
    setFault(files.length > room ? fill(words.write.tooMany, { count: chatLimits.files }) : '');
    if (room > 0) void attachments.add(files.slice(0, room));
  };
  const refuse = (text: string) => {
    setFault(text);
    field.current?.focus();
  };
  const send = () => {
    if (hasFailed) {
      setIsWanted(false);
      return refuse(words.write.uploadFailed);
    }
    if (tooMany > 0) return refuse(fill(words.write.tooLong, { count: tooMany }));
    if (isBusy) return setIsWanted(true);
    const body = storable(draft.body).trim();
    if (body === '' && draft.files.length === 0) return refuse(words.write.empty);
    setFault('');
    setIsWanted(false);
    onSend({ ...draft, body });
    clear();
    field.current?.focus();
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (isWanted && (hasFailed || !isBusy)) latest.current();
  }, [hasFailed, isBusy, isWanted]);

  const press = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isEnter || isTouch()) return;
    event.preventDefault();
    send();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      className={isOver ? 'chat-composer over' : 'chat-composer'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {quickAnswers && (
          <QuickAnswers
            answers={quickAnswers}
            language={language}
            onChoose={(text) => {
              write(draft.body === '' ? text : `${draft.body}\n${text}`);
              field.current?.focus();
            }}
          />
        )}
        <label className="chat-label" htmlFor={`${own}-message`}>
          {words.write.label}
        </label>
        <textarea
          id={`${own}-message`}
          ref={field}
          className="control chat-text"
          dir="auto"
          rows={2}
          value={draft.body}
          aria-describedby={`${own}-hint ${own}-fault`}
          aria-invalid={fault !== '' || undefined}
          onChange={({ target }) => {
            write(target.value);
            setFault('');
          }}
          onKeyDown={press}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            add(files);
          }}
        />
        <div id={`${own}-fault`} aria-live="polite">
          {fault !== '' && (
            <p className="error">
              <span className="unseen">{words.errorPrefix} </span>
              {fault}
            </p>
          )}
          {isWanted && <p className="chat-muted">{words.write.uploading}</p>}
        </div>
        <AttachmentList files={draft.files} attachments={attachments} onRemove={removeFile} />
        <div className="chat-acts">
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={photoAccept}
            aria-label={words.write.add}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // So that the same file can be chosen once more.
              target.value = '';
            }}
          />
          <button type="button" className="button" onClick={() => input.current?.click()}>
            <Icon name="picture" />
            <span className="chat-add">{isOver ? words.write.drop : words.write.add}</span>
          </button>
          <button className="button primary" aria-disabled={isWanted}>
            {words.write.send}
          </button>
        </div>
        <p className="chat-muted" id={`${own}-hint`}>
          {isTouch() ? words.write.touchHint : words.write.hint}
        </p>
      </form>
    </div>
  );
}
