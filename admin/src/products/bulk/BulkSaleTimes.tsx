import { useState } from 'react';
import { texts } from '../../texts/fi.ts';
import { MomentChip } from '../../ui/MomentChip.tsx';
import css from './BulkEditDialog.module.css';

/** On Finland's clocks, 2026-11-27T09:00; '' for no bound. */
export type SaleTimes = { saleStart: string; saleEnd: string };

const { bulk } = texts.products;
const ends = ['saleStart', 'saleEnd'] as const;

type Props = { times: SaleTimes; onChange: (times: SaleTimes) => void };

/** When a sale of many products begins and ends; with either of both it is a campaign. */
export function BulkSaleTimes({ times, onChange }: Props) {
  const [isTimed, setTimed] = useState(false);
  return (
    <>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={isTimed}
          onChange={({ target }) => {
            setTimed(target.checked);
            onChange({ saleStart: '', saleEnd: '' });
          }}
        />
        {bulk.timed}
      </label>
      {isTimed
        ? ends.map((end) => (
            <MomentChip
              key={end}
              label={bulk[end]}
              clock={end === 'saleStart' ? '00:00' : '23:59'}
              value={times[end]}
              onChoose={(moment) => onChange({ ...times, [end]: moment })}
            />
          ))
        : null}
    </>
  );
}
