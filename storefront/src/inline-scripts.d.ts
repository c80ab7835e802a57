declare module 'virtual:inline-scripts' {
  export const sessionScript: string;
  export const fillScript: string;
  export const loadedScript: string;
  export const freshScript: string;
  export const storedFilterScript: string;
}
