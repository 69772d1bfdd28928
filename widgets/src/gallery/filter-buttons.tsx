import { filters, type Filter } from './gallery.state.ts';
import type { GalleryMessages } from './gallery.words.ts';

interface FilterButtonsProps {
  readonly chosen: Filter;
  readonly messages: GalleryMessages['filters'];
  readonly onChoose: (filter: Filter) => void;
}

/** Which projects are shown, one choice at a time. */
export function FilterButtons({ chosen, messages, onChoose }: FilterButtonsProps) {
  return (
    <fieldset className="filters" part="filters">
      <legend className="unseen">{messages.label}</legend>
      {filters.map((filter) => (
        <button
          key={filter}
          className="button"
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {messages[filter]}
        </button>
      ))}
    </fieldset>
  );
}
