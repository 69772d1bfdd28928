import { photoStages, type Audience, type PhotoStage } from '@vakman/domain/project/project.states';
import type { Project } from '@vakman/domain/project/project.answers';
import { projectLimits } from '@vakman/domain/project/project.limits';
import { fill } from '@vakman/domain/text/fill';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useId, useRef, useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectPhotosWords } from '../../../generated/project-photos.words.ts';
import { useWords } from '../../words/use-words.ts';
import { ProjectPart } from '../project/project-part.tsx';
import { AudienceField } from '../projects/audience-field.tsx';
import type { TakenPhoto } from './photo-queue.events.ts';
import type { QueuedPhoto } from './photo-queue.events.ts';
import { takePhotos, type LeftOut } from './take-photos.ts';
import { WaitingPhotos } from './waiting-photos.tsx';
import './project-photos-queue.css';

interface CameraViewProps {
  readonly project: Pick<Project, 'id' | 'state'>;
  readonly userId: string;
  /** Those of this project. */
  readonly waiting: readonly QueuedPhoto[];
  /** Rejects where the browser keeps nothing. */
  readonly onTaken: (photo: TakenPhoto) => Promise<void>;
  readonly onResume: () => void;
  readonly onDrop: (id: string) => void;
}

/** The stage that photos are most likely of. */
const likely = (state: Project['state']): PhotoStage =>
  state === 'planned' ? 'before' : state === 'done' || state === 'guarantee' ? 'after' : 'during';

/** Several photos at once, from the camera or the album: stage and audience are chosen once, the rest goes by itself. */
export function CameraView({ project, userId, waiting, onTaken, onResume, onDrop }: CameraViewProps) {
  const words = useWords(projectPhotosWords);
  const { stages, errorPrefix } = useWords(projectWords);
  const id = useId();
  const album = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [stage, setStage] = useState(() => likely(project.state));
  const [audience, setAudience] = useState<Audience>('customer');
  const [body, setBody] = useState('');
  const [preparing, setPreparing] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [isUnkept, setIsUnkept] = useState(false);
  /** Shots of the camera come one by one, and stand together as long as nothing else is chosen. */
  const [entry, setEntry] = useState({ id: randomUuid(), of: '' });
  const take = async (input: HTMLInputElement | null) => {
    const files = [...(input?.files ?? [])];
    // So that the same file can be chosen once more.
    if (input) input.value = '';
    if (files.length === 0) return;
    const of = JSON.stringify([stage, audience, body.trim()]);
    const entryId = entry.of === of || entry.of === '' ? entry.id : randomUuid();
    setEntry({ id: entryId, of });
    setPreparing((count) => count + files.length);
    const batch = { entryId, projectId: project.id, userId, stage, audience, body: body.trim() };
    const missed = await takePhotos(batch, files, (photo) =>
      onTaken(photo).then(
        () => setIsUnkept(false),
        () => setIsUnkept(true),
      ),
    );
    setPreparing((count) => count - files.length);
    setLeftOut(missed);
  };
  const input = (of: typeof album, capture: boolean) => (
    <input
      ref={of}
      type="file"
      accept="image/*"
      hidden
      aria-label={capture ? words.camera : words.album}
      {...(capture ? { capture: 'environment' as const } : { multiple: true })}
      onChange={() => void take(of.current)}
    />
  );
  return (
    <ProjectPart title={words.title}>
      <fieldset className="project-choice">
        <legend className="label">{words.stage}</legend>
        {photoStages.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}-stage`}
              checked={stage === each}
              onChange={() => setStage(each)}
            />
            <span>{stages[each]}</span>
          </label>
        ))}
      </fieldset>
      <AudienceField id={id} audience={audience} onAudience={setAudience} />
      <TextField
        id="photos-body"
        label={words.body}
        errorPrefix={errorPrefix}
        error={undefined}
        input={{
          maxLength: projectLimits.task,
          value: body,
          onChange: ({ target }) => setBody(target.value),
        }}
      />
      {input(camera, true)}
      {input(album, false)}
      <div className="camera-acts">
        <button type="button" className="button primary" onClick={() => camera.current?.click()}>
          <Icon name="picture" />
          {words.camera}
        </button>
        <button type="button" className="button" onClick={() => album.current?.click()}>
          {words.album}
        </button>
      </div>
      <output className="project-muted">
        {preparing > 0 && fill(words.preparing, { count: preparing })}
      </output>
      {leftOut.map(({ file, why }) => (
        <p className="fault-notice" role="alert" key={file}>
          {fill(words.leftOut[why], { file, count: projectLimits.photosAtOnce })}
        </p>
      ))}
      {isUnkept && <p className="fault-notice">{words.unkept}</p>}
      <WaitingPhotos photos={waiting} onResume={onResume} onDrop={onDrop} />
    </ProjectPart>
  );
}
