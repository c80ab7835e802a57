import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/fi.ts';
import css from './ImageStrip.module.css';
import { ImageTile } from './ImageTile.tsx';
import type { ImageList, ProductImages } from './use-product-images.ts';

type Props = { product: ProductImages; list: ImageList; children?: ReactNode };

const words = {
  images: {
    label: texts.images.list,
    name: (n: number) => (n === 1 ? texts.images.main : texts.images.model(n)),
    choose: texts.images.choose,
  },
  details: { label: texts.images.detailList, name: texts.images.detail, choose: texts.images.detail },
};

export function ImageStrip({ product, list, children }: Props) {
  const { chosen, choose, move } = product;
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const { label, name, choose: chooseWords } = words[list];
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return (
    <div className={css.strip}>
      <ul className={css.images} aria-label={label}>
        {product[list].map((image, index) => (
          <ImageTile
            key={image}
            image={image}
            name={name(index + 1)}
            label={
              list === 'images' ? `${chooseWords(index + 1)}, ${name(index + 1)}` : chooseWords(index + 1)
            }
            chosen={chosen?.list === list && index === chosen.index}
            isTarget={dragged !== undefined && target === index && dragged !== index}
            onChoose={() => choose({ list, index })}
            onDragStart={() => setDragged(index)}
            onDragEnd={end}
            onDragOver={() => dragged !== undefined && setTarget(index)}
            onDrop={() => {
              if (dragged !== undefined) move({ list, index: dragged }, index);
              end();
            }}
          />
        ))}
      </ul>
      {children}
    </div>
  );
}
