import type { DragEvent } from 'react';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './ImageStrip.module.css';

type Props = {
  image: string;
  index: number;
  chosen: boolean;
  isTarget: boolean;
  onChoose: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: () => void;
  onDrop: () => void;
};

export function ImageTile({ image, index, chosen, isTarget, onChoose, ...drag }: Props) {
  const name = index === 0 ? texts.images.main : texts.images.model(index + 1);
  const stop = (then: () => void) => (event: DragEvent) => {
    event.preventDefault();
    then();
  };
  return (
    // Dragging is only a shortcut: the buttons below the strip move an image too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={css.tile}
      data-target={isTarget || undefined}
      draggable
      onDragStart={drag.onDragStart}
      onDragEnd={drag.onDragEnd}
      onDragOver={stop(drag.onDragOver)}
      onDrop={stop(drag.onDrop)}
    >
      <button
        type="button"
        className={css.pick}
        aria-pressed={chosen}
        aria-label={`${texts.images.choose(index + 1)}, ${name}`}
        onClick={onChoose}
      >
        <Picture image={image} sizes="104px" className={css.picture} />
        <span className={css.name}>{name}</span>
      </button>
      <span className={css.grip}>
        <Icon name="grip" size={16} />
      </span>
    </li>
  );
}
