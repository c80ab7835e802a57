import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/fi.ts';
import css from './ImageStrip.module.css';
import { ImageTile } from './ImageTile.tsx';
import type { ProductImages } from './use-product-images.ts';

type Props = { product: ProductImages; waiting: string[]; children: ReactNode };

/** The product's images in their order; one is dragged to another place, or moved by the buttons below. */
export function ImageStrip({ product, waiting, children }: Props) {
  const { images, chosen, choose, move } = product;
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return (
    <div className={css.strip}>
      <ul className={css.images} aria-label={texts.images.list}>
        {images.map((image, index) => (
          <ImageTile
            key={image}
            image={image}
            index={index}
            chosen={index === chosen}
            isTarget={dragged !== undefined && target === index && dragged !== index}
            onChoose={() => choose(index)}
            onDragStart={() => setDragged(index)}
            onDragEnd={end}
            onDragOver={() => dragged !== undefined && setTarget(index)}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index);
              end();
            }}
          />
        ))}
      </ul>
      {waiting.map((preview) => (
        <img key={preview} className={css.waiting} src={preview} alt="" />
      ))}
      {children}
    </div>
  );
}
