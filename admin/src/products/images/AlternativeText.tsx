import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './AlternativeText.module.css';
import type { ProductImages } from './use-product-images.ts';

/** The chosen image's text for who does not see it, and what else is done to one image. */
export function AlternativeText({ product: { images, chosen, move, remove } }: { product: ProductImages }) {
  const [said, setSaid] = useState('');
  const moveTo = (place: number) => {
    move(chosen, place);
    setSaid(texts.images.moved(place + 1));
  };
  return (
    <div className={css.row}>
      <TextField
        key={images[chosen]}
        source={`imageTexts.${chosen}`}
        label={texts.images.alternative(chosen + 1)}
      />
      <div className={css.buttons}>
        <IconButton
          aria-label={texts.images.moveEarlier}
          disabled={chosen === 0}
          onClick={() => moveTo(chosen - 1)}
        >
          <Icon name="left" />
        </IconButton>
        <IconButton
          aria-label={texts.images.moveLater}
          disabled={chosen === images.length - 1}
          onClick={() => moveTo(chosen + 1)}
        >
          <Icon name="right" />
        </IconButton>
        <IconButton aria-label={texts.images.remove} onClick={() => remove(chosen)}>
          <Icon name="trash" />
        </IconButton>
      </div>
      <output className="visuallyHidden">{said}</output>
    </div>
  );
}
