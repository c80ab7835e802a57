import type { DragEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './ImageStrip.module.css';

type Props = {
  image: string;
  name: string;
  label: string;
  chosen: boolean;
  isTarget: boolean;
  onChoose: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: () => void;
  onDrop: () => void;
};

export function ImageTile({ image, name, label, chosen, isTarget, onChoose, ...drag }: Props) {
  const stop = (then: () => void) => (event: DragEvent) => {
    event.preventDefault();
    then();
  };
  return (
    // Dragging is optional: the buttons below the strip move an image too.
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
      <button type="button" className={css.pick} aria-pressed={chosen} aria-label={label} onClick={onChoose}>
        <Picture image={image} sizes="104px" className={css.picture} />
        <span className={css.name}>{name}</span>
      </button>
      <span className={css.grip}>
        <Icon name="grip" size={16} />
      </span>
    </li>
  );
}
