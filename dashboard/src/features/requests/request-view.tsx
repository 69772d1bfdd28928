import { Link } from '@swan-io/chicane';
import { formatFullMoment } from '@vakman/domain/format/format.dates';
import type { RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { ReplyTemplate } from '@vakman/domain/reply/reply.answers';
import { fill } from '@vakman/domain/text/fill';
import type { ReactNode } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { ReplyPart } from '../replies/reply-part.tsx';
import { ClientPart } from './client-part.tsx';
import { HandlingPart } from './handling-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { NotesPart } from './notes-part.tsx';
import type { RequestActions } from './request-actions.ts';
import { RequestContact } from './request-contact.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestPhotos } from './request-photos.tsx';
import { SourceDetailsList } from './source-details.tsx';
import { nameOfSource, type Source } from './sources.ts';
import { TasksPart } from './tasks-part.tsx';
import type { LoadedPhoto } from './use-request-photos.ts';
import { VisitPart } from './visit-part.tsx';

export interface RequestViewProps {
  readonly file: RequestFile;
  readonly photos: readonly LoadedPhoto[];
  readonly colleagues: readonly Colleague[];
  readonly templates: readonly ReplyTemplate[];
  /** Who sources may be. */
  readonly partners: readonly Source[];
  /** Whether somebody came here to answer. */
  readonly isWriting: boolean;
  /** Whether whoever looks may read the log. */
  readonly hasLog: boolean;
  /** Of whoever looks. */
  readonly userId: string;
  /** In milliseconds. */
  readonly now: number;
  /** Names of colleagues who look at it, too. */
  readonly here: readonly string[];
  readonly actions: RequestActions;
  /** What it will cost. */
  readonly quotes?: ReactNode;
  /** The way to the conversation about it. */
  readonly talk?: ReactNode;
}

/** Everything of a request: what was sent stays as it was, and beside it stands what the office does about it. */
export function RequestView(props: RequestViewProps) {
  const { file, photos, colleagues, templates, partners, isWriting, hasLog, userId, now, here } = props;
  const { actions, quotes, talk } = props;
  const { request: words, list } = useWords(requestsWords);
  const { request, handling } = file;
  const names = new Intl.ListFormat(language).format(here);
  return (
    <>
      <p className="request-back">
        <Link to={router.requests()}>{words.back}</Link>
      </p>
      <h1 dir="auto">{request.name}</h1>
      <p className="request-came">
        {fill(list.received, { moment: formatFullMoment(request.created_at, language) })}
        {handling.channel === 'phone' && ` · ${words.byPhone}`}
        {request.source !== null &&
          ` · ${fill(words.from, { source: nameOfSource(request.source, partners) })}`}
      </p>
      {here.length > 0 && <output className="request-here">{fill(words.here, { names })}</output>}
      <div className="request">
        <div className="request-column">
          <RequestContact request={request} />
          <p className="request-message" dir="auto">
            {request.message}
          </p>
          <RequestFacts request={request} />
          <SourceDetailsList details={request.source_details} />
        </div>
        <div className="request-column">
          <HandlingPart {...{ handling, colleagues, now, actions }} />
          {quotes}
        </div>
        <div className="request-column">
          {talk}
          <ReplyPart {...{ file, templates, colleagues, userId, isWriting, now, actions }} />
          <RequestPhotos photos={photos} name={request.name} />
          <NotesPart notes={file.notes} {...{ colleagues, userId, actions }} />
          <HistoryPart {...{ file, colleagues, hasLog }} />
        </div>
        <div className="request-column">
          <TasksPart tasks={file.tasks} {...{ colleagues, actions }} />
          <VisitPart visits={file.visits} onPlan={actions.planVisit} />
          <ClientPart {...{ file, actions }} />
        </div>
      </div>
    </>
  );
}
