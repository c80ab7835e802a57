import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { missingSentence, type RequiredField } from '../values/missing-fields.ts';
import css from './ProductForm.module.css';

type Props = {
  submit: string;
  secondAction: 'asDraft' | 'toDraft' | 'publish';
  missing: RequiredField[];
  isUploading: boolean;
};

export function ProductFormFoot({ submit, secondAction, missing, isUploading }: Props) {
  const { isSubmitting } = useFormState();
  const save = useRef<HTMLButtonElement>(null);
  const isBusy = isUploading || isSubmitting;
  const stopped = missing.length > 0 || isBusy;
  const isOpenDraft = secondAction === 'publish' && missing.length > 0;
  useEffect(() => {
    const saveOnShortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save.current?.click();
    };
    document.addEventListener('keydown', saveOnShortcut);
    return () => document.removeEventListener('keydown', saveOnShortcut);
  }, []);
  return (
    <div className={css.foot}>
      <Button ref={save} type="submit" disabled={stopped} aria-describedby="product-hint">
        {submit}
      </Button>
      {secondAction === 'asDraft' || isOpenDraft ? (
        <Button type="submit" variant="outlined" disabled={missing.includes('title') || isBusy} value="draft">
          {texts.product.asDraft}
        </Button>
      ) : null}
      {secondAction === 'asDraft' ? null : (
        <Button
          type="submit"
          variant="outlined"
          disabled={stopped}
          value={secondAction === 'publish' ? 'published' : 'draft'}
        >
          {texts.product[secondAction]}
        </Button>
      )}
      <output className={css.hint} id="product-hint">
        {missingSentence(missing) || (isUploading ? texts.product.waitForImages : <SaveKeys />)}
      </output>
    </div>
  );
}

function SaveKeys() {
  return (
    <span className={css.keys} aria-hidden="true">
      {texts.product.save} <kbd>Ctrl S</kbd>
    </span>
  );
}
