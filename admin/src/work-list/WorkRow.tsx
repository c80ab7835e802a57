import type { WorkPiece } from '@shop/contracts';
import { oneSize } from '@shop/shop-rules/categories';
import { customText } from '@shop/shop-rules/custom-piece';
import { sizeText } from '@shop/shop-rules/size-text';
import { weekNumber, workStateLabels, workStates, type WorkState } from '@shop/shop-rules/workshop';
import type { PointerEventHandler } from 'react';
import { Link } from 'react-router';
import { texts } from '../texts/fi.ts';
import { workListTexts as words } from '../texts/work-list.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { StepButton } from '../ui/StepButton.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import css from './WorkList.module.css';

type Grip = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  PointerEventHandler<HTMLElement>
>;

type Props = {
  piece: WorkPiece;
  mayChange: boolean;
  onState: (state: WorkState) => void;
  moves?: {
    grip: Grip;
    isDragged: boolean;
    targetSide: 'above' | 'below' | undefined;
    isFirst: boolean;
    isLast: boolean;
    onStep: (step: 'up' | 'down') => void;
  };
};

export const rowId = (id: string): string => `piece-${id}`;

export const nameOf = ({ title, orderNumber }: WorkPiece): string => `${title}, ${orderNumber}`;

export function WorkRow({ piece, mayChange, onState, moves }: Props) {
  const { id, image, orderID, orderNumber, title, buyer } = piece;
  const isMovable = moves && mayChange;
  return (
    <li
      id={rowId(id)}
      className={css.row}
      data-piece={moves ? id : undefined}
      data-dragged={moves?.isDragged || undefined}
      data-target={moves?.targetSide}
    >
      {isMovable ? (
        <span className={css.grip} title={words.drag} aria-hidden="true" {...moves.grip}>
          <Icon name="grip" />
        </span>
      ) : null}
      <Picture image={image} sizes="48px" className={css.picture} />
      <div className={css.what}>
        <h3>{title}</h3>
        <p>{detailText(piece)}</p>
        <p>
          <Link to={`/orders/${orderID}`}>{orderNumber}</Link> {buyer}
        </p>
        <Marks piece={piece} />
      </div>
      <fieldset className={css.states} aria-label={words.state(nameOf(piece))}>
        {mayChange
          ? workStates.map((state) => (
              <Toggle key={state} aria-pressed={piece.state === state} onClick={() => onState(state)}>
                {workStateLabels[state]}
              </Toggle>
            ))
          : workStateLabels[piece.state]}
      </fieldset>
      {isMovable ? (
        <div className={css.steps}>
          <Step step="up" piece={piece} isAtEnd={moves.isFirst} onStep={moves.onStep} />
          <Step step="down" piece={piece} isAtEnd={moves.isLast} onStep={moves.onStep} />
        </div>
      ) : null}
    </li>
  );
}

type StepProps = {
  step: 'up' | 'down';
  piece: WorkPiece;
  isAtEnd: boolean;
  onStep: (step: 'up' | 'down') => void;
};

const Step = ({ step, piece, isAtEnd, onStep }: StepProps) => (
  <span data-step={step}>
    <StepButton
      icon={step}
      label={words[step](nameOf(piece))}
      isAtEnd={isAtEnd}
      onStep={() => onStep(step)}
    />
  </span>
);

function detailText({ size, variant, models, colour, quantity, custom }: WorkPiece): string {
  return [
    size === oneSize ? texts.order.oneSize : sizeText(size),
    models > 1 ? texts.order.model(variant, colour) : '',
    texts.order.pieces(quantity),
    custom ? customText(custom) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Marks({ piece: { isLate, isDisputed, promised, week } }: { piece: WorkPiece }) {
  if (!isLate && !isDisputed && promised === week) return null;
  return (
    <p className={css.marks}>
      {isLate ? <strong>{words.late}</strong> : null}
      {promised === week ? null : <span>{words.promised(weekNumber(promised))}</span>}
      {isDisputed ? <strong>{words.disputed}</strong> : null}
    </p>
  );
}
