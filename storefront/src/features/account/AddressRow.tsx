import type { Address } from '@shop/contracts/address';
import { useState } from 'react';
import { useKeptFocus } from '../../components/ui/use-kept-focus.ts';
import { useReturnFocus } from '../../components/ui/use-return-focus.ts';
import { account } from '../../texts/fi/account.ts';
import { removeAddress } from './address-store.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressText } from './AddressText.tsx';

const texts = account.address;

type Props = {
  address: Address;
  choice?: {
    name: string;
    onChoose: (addressID: string) => void;
    chosen: boolean;
    missing: object | null;
    problem: string | null;
  };
};

export function AddressRow({ address, choice }: Props) {
  const [mode, setMode] = useState<'shown' | 'edited' | 'removed?'>('shown');
  const kept = useKeptFocus<HTMLLIElement>();
  const opener = useReturnFocus<HTMLButtonElement>(mode === 'edited');
  const id = `address-${address._id}`;
  const saved = (addressID: string): void => {
    setMode('shown');
    if (choice?.chosen) choice.onChoose(addressID);
  };

  const problem = choice?.problem ?? null;
  const problemId = `${id}-problem`;
  const noteIds = [choice?.missing && 'address-missing', problem && problemId].filter(Boolean);
  const describedBy = noteIds.length > 0 ? noteIds.join(' ') : undefined;

  if (mode === 'edited') {
    return (
      <li className="address-row" {...kept}>
        <AddressForm address={address} onCancel={() => setMode('shown')} onSaved={saved} />
      </li>
    );
  }
  return (
    <li className="address-row" data-address={address._id} {...kept}>
      {choice ? (
        <label className="address-choice" htmlFor={id}>
          <input
            id={id}
            className="radio"
            type="radio"
            name={choice.name}
            value={address._id}
            checked={choice.chosen}
            aria-describedby={describedBy}
            data-served
            ref={(input) => {
              // Chosen before hydration.
              if (input?.checked && !choice.chosen) choice.onChoose(address._id);
            }}
            onChange={() => choice.onChoose(address._id)}
          />
          <AddressText address={address} />
        </label>
      ) : (
        <AddressText address={address} />
      )}
      {problem && (
        <p id={problemId} className="field-error address-problem" role="alert">
          {problem}
        </p>
      )}
      {mode === 'removed?' ? (
        <div className="address-actions" role="alert">
          <span>{texts.removeAsk}</span>
          <button type="button" className="link" onClick={() => void removeAddress(address._id)}>
            {texts.removeYes}
          </button>
          <button type="button" className="link" onClick={() => setMode('shown')}>
            {texts.cancel}
          </button>
        </div>
      ) : (
        <div className="address-actions">
          <button
            ref={opener}
            type="button"
            className="link"
            aria-label={texts.editOf(address.address)}
            onClick={() => setMode('edited')}
          >
            {texts.edit}
          </button>
          <button
            type="button"
            className="link"
            aria-label={texts.removeOf(address.address)}
            onClick={() => setMode('removed?')}
          >
            {texts.remove}
          </button>
        </div>
      )}
    </li>
  );
}
