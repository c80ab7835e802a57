import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Takes away what the server said of a form's field when the field is changed, and what it said of the list or group
 * that the field is a part of.
 */
export function useForgetErrors(): void {
  const { watch, clearErrors, getFieldState } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name = '' }) => {
      const parts = name.split('.');
      for (let length = parts.length; length > 0; length -= 1) {
        const field = parts.slice(0, length).join('.');
        const { error } = getFieldState(field);
        if (error && (field === name || error.message !== undefined)) clearErrors(field);
      }
    });
    return unsubscribe;
  }, [watch, clearErrors, getFieldState]);
}
