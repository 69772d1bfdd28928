import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { ComparisonSlider } from '../ui/comparison-slider/comparison-slider.tsx';
import { Icon } from '../ui/icon.tsx';
import { shownOf, type GalleryItem, type GalleryText } from './gallery.state.ts';
import type { GalleryMessages } from './gallery.words.ts';
import { Picture } from './picture.tsx';
import { SinglePicture } from './single-picture.tsx';

interface ProjectCardProps {
  readonly item: GalleryItem;
  readonly messages: GalleryMessages;
}

/** A project by its pictures: both states to compare, or one with its description on it, or a drawn frame. */
export function ProjectCard({ item, messages }: ProjectCardProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const onBroken = (src: string) => setBroken((known) => new Set(known).add(src));
  const shown = shownOf(item, broken);
  const { title, description } = item;
  const words = description && <Words of={description} />;
  return (
    <li className="card" part="card">
      {shown.kind === 'comparison' && (
        <ComparisonSlider
          before={<Picture picture={shown.before} onBroken={onBroken} />}
          after={<Picture picture={shown.after} onBroken={onBroken} />}
          label={fill(messages.compare, { title: title.text })}
          words={messages}
        />
      )}
      {shown.kind === 'single' && (
        <SinglePicture description={words}>
          <Picture picture={shown.picture} onBroken={onBroken} />
        </SinglePicture>
      )}
      {shown.kind === 'none' && (
        <div className="placeholder">
          <Icon name="picture" />
          <p>{messages.noPicture}</p>
        </div>
      )}
      <h3 lang={title.language}>{title.text}</h3>
      {shown.kind !== 'single' && words}
    </li>
  );
}

function Words({ of: { text, language } }: { readonly of: GalleryText }) {
  return (
    <p className="description" lang={language}>
      {text}
    </p>
  );
}
