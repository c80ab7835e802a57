import { useStore } from '@nanostores/react';
import type { PickUpPoint } from '@shop/contracts/delivery';
import { plainPostcode, postcodePattern } from '@shop/shop-rules/postcode';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../components/ui/Field.tsx';
import { useLedTo } from '../../components/ui/use-led-to.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import { pointsNear } from './delivery-choice.ts';
import { $missing } from './pay.ts';

const texts = checkout.pickUpPoints;

type Props = {
  /** The delivery method's id. */
  method: string;
  postcode: string;
  chosen: PickUpPoint | null;
  onChoose: (point: PickUpPoint | null) => void;
};

/** The places near a postcode where the parcel can wait; nothing is chosen for the buyer. */
export function PickUpPoints({ method, postcode, chosen, onChoose }: Props) {
  // A point that was chosen before may be somewhere else than the address, and come back only after the page.
  const [typed, setTyped] = useState(chosen?.postcode);
  const [own, setOwn] = useState(chosen);
  if (chosen && chosen !== own) {
    setOwn(chosen);
    setTyped(chosen.postcode);
  }
  const near = typed ?? postcode;
  const points = usePoints(method, near);
  const isGone = chosen && points?.every(({ id }) => id !== chosen.id);
  useEffect(() => {
    if (isGone) onChoose(null);
  }, [isGone, onChoose]);
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const lacking = useStore($missing, { ssr: 'initial' });
  const missing = lacking?.what === 'point' ? lacking : null;
  useLedTo(part, missing);
  const isWrong = near !== '' && !postcodePattern.test(near) && near.length >= 5;
  return (
    <div ref={part} className="points">
      <Field
        label={texts.postcode}
        inputMode="numeric"
        maxLength={10}
        value={near}
        error={isWrong ? texts.wrongPostcode : undefined}
        onChange={({ currentTarget }) => {
          setTyped(plainPostcode(currentTarget.value));
          onChoose(null);
        }}
      />
      <FoundText points={points} />
      {missing && (
        <p id={id} className="field-error">
          {checkout.needPoint}
        </p>
      )}
      {points && points.length > 0 && (
        <ul aria-label={texts.title} data-missing={missing ? true : undefined}>
          {points.map((point) => (
            <li key={point.id}>
              <label className="delivery-choice">
                <input
                  className="radio"
                  type="radio"
                  name="pickUpPoint"
                  value={point.id}
                  checked={chosen?.id === point.id}
                  aria-describedby={missing ? id : undefined}
                  onChange={() => {
                    setOwn(point);
                    onChoose(point);
                  }}
                />
                <PointText point={point} />
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a search has come to. Whoever sees the list needs no count of it. */
function FoundText({ points }: { points: PickUpPoint[] | null | undefined }) {
  if (points === null) return <output className="field-error">{texts.away}</output>;
  if (points?.length === 0) return <output className="quiet">{texts.none}</output>;
  return <output className="sr">{points && texts.found(points.length)}</output>;
}

function PointText({ point: { name, address, postcode, city } }: { point: PickUpPoint }) {
  return (
    <span className="delivery-text">
      <strong>{name}</strong>
      <span className="quiet">
        {address}, {postcode} {city}
      </span>
    </span>
  );
}

type Found = { near: string; points: PickUpPoint[] | null };

/** The places near a whole postcode: undefined until they are known, null where they cannot be had. */
function usePoints(method: string, near: string): PickUpPoint[] | null | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!postcodePattern.test(near)) return undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const points = await pointsNear(method, near);
      if (!isOver) setFound({ near, points });
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [method, near]);
  return found?.near === near ? found.points : undefined;
}
