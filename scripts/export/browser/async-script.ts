/** Runs once it is loaded. React would add the script once more if the attribute `async` were missing. */
export function asyncScript(src: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src });
  script.setAttribute('async', '');
  return script;
}
