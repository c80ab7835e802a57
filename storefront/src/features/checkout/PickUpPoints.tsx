import { useStore } from '@nanostores/react';
import type { PickUpPoint } from '@shop/contracts/delivery';
import { plainPostcode, postcodePattern } from '@shop/shop-rules/postcode';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../components/ui/Field.tsx';
import { useRequestedFocus } from '../../components/ui/use-requested-focus.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import { pointsNear } from './delivery-choice.ts';
import { $missing } from './pay.ts';

const texts = checkout.pickUpPoints;

type Props = {
  method: string;
  postcode: string;
  chosen: PickUpPoint | null;
  onChoose: (point: PickUpPoint | null) => void;
};

export function PickUpPoints({ method, postcode, chosen, onChoose }: Props) {
  // A saved point is restored after the first render, maybe far from the address.
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
  const container = useRef<HTMLDivElement>(null);
  const lacking = useStore($missing, { ssr: 'initial' });
  const missing = lacking?.what === 'point' ? lacking : null;
  useRequestedFocus(container, missing);
  const isWrong = near !== '' && !postcodePattern.test(near) && near.length >= 5;
  return (
    <div ref={container} className="points">
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

/** Only screen readers need the count. */
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

/** Undefined while loading, null after a failure. */
function usePoints(method: string, near: string): PickUpPoint[] | null | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!postcodePattern.test(near)) return undefined;
    let isOver = false;
    const fetchPoints = async (): Promise<void> => {
      const points = await pointsNear(method, near);
      if (!isOver) setFound({ near, points });
    };
    void fetchPoints();
    return () => {
      isOver = true;
    };
  }, [method, near]);
  return found?.near === near ? found.points : undefined;
}
