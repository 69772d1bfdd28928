import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { ComparisonSlider } from '../ui/comparison-slider/comparison-slider.tsx';
import { Icon } from '../ui/icon.tsx';
import { shownOf, type GalleryItem } from './gallery.state.ts';
import type { GalleryMessages } from './gallery.words.ts';
import { Picture } from './picture.tsx';
import { useDismissal } from './use-dismissal.ts';

interface ProjectCardProps {
  readonly item: GalleryItem;
  readonly messages: GalleryMessages;
}

/**
 * A project by its pictures: both states to compare, or one, or a drawn frame. On a single picture the description
 * lies while that is pointed at or focused; else, and where nothing can point, it stands below.
 */
export function ProjectCard({ item, messages }: ProjectCardProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const { dismissed, bring } = useDismissal();
  const onBroken = (src: string) => setBroken((known) => new Set(known).add(src));
  const shown = shownOf(item, broken);
  const { title, description } = item;
  return (
    // It does nothing; pointing at it and focusing its picture only shows more.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={shown.kind === 'single' ? 'card single' : 'card'}
      part="card"
      onPointerLeave={bring}
      onBlur={bring}
    >
      {shown.kind === 'comparison' && (
        <ComparisonSlider
          before={<Picture picture={shown.before} onBroken={onBroken} />}
          after={<Picture picture={shown.after} onBroken={onBroken} />}
          label={fill(messages.compare, { title: title.text })}
          words={messages}
        />
      )}
      {shown.kind === 'single' && (
        <Picture picture={shown.picture} onBroken={onBroken} focusable={description !== null} />
      )}
      {shown.kind === 'none' && (
        <div className="placeholder">
          <Icon name="picture" />
          <span>{messages.noPicture}</span>
        </div>
      )}
      <h3 lang={title.language}>{title.text}</h3>
      {description && (
        <p lang={description.language} hidden={shown.kind === 'single' && dismissed}>
          {description.text}
        </p>
      )}
    </li>
  );
}
