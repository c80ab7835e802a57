import { colourNames } from '@shop/shop-rules/colour-names';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StepButton } from '../../ui/StepButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './AlternativeText.module.css';
import type { ImagePlace, ProductImages } from './use-product-images.ts';

type Props = { product: ProductImages; chosen: ImagePlace };

export function AlternativeText({ product, chosen }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const { list, index } = chosen;
  const isModel = list === 'images';
  const images = product[list];
  const moveTo = (to: number) => {
    product.move(chosen, to);
    setAnnouncement(texts.images.moved(to + 1));
  };
  const moveToOtherList = () => {
    const target = product.moveToOtherList(chosen);
    const { movedToDetails, movedToModels } = texts.images;
    setAnnouncement((isModel ? movedToDetails : movedToModels)(target.index + 1));
  };
  return (
    <>
      <div className={css.row}>
        <TextField
          key={images[index]}
          source={`${isModel ? 'imageTexts' : 'detailTexts'}.${index}`}
          label={texts.images.alternative(isModel ? index + 1 : product.images.length + index + 1)}
        />
        <div className={css.buttons}>
          <StepButton
            label={texts.images.moveEarlier}
            icon="left"
            isAtEnd={index === 0}
            onStep={() => moveTo(index - 1)}
          />
          <StepButton
            label={texts.images.moveLater}
            icon="right"
            isAtEnd={index === images.length - 1}
            onStep={() => moveTo(index + 1)}
          />
          <IconButton aria-label={texts.images.remove} onClick={() => product.remove(chosen)}>
            <Icon name="trash" />
          </IconButton>
        </div>
      </div>
      <div className={css.row}>
        {isModel ? (
          <TextField
            key={images[index]}
            source={`imageColours.${index}`}
            label={texts.images.colour}
            help={texts.images.colourHelp}
            list={id}
          />
        ) : null}
        <Button
          className={isModel ? css.beside : css.over}
          variant="outlined"
          disabled={product.isOtherFull}
          onClick={moveToOtherList}
        >
          {isModel ? texts.images.toDetails : texts.images.toModels}
        </Button>
      </div>
      <datalist id={id}>
        {colourNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <output className="visuallyHidden">{announcement}</output>
    </>
  );
}
