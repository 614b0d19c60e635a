// Keeps one element per thing on the picture, for keyboards, assistive technology and tests.
const elements = new Map();
let keys = new Set();

export const idOf = el => el?.dataset?.id || '';
export const wanted = chord => keys.has(chord);

// chordOf names a key with its modifiers as the program does.
export function chordOf(e) {
  let key = e.key;
  const single = [...key].length === 1;
  const letter = single && key.toLowerCase() !== key.toUpperCase();
  if (letter) key = key.toLowerCase();
  if (e.shiftKey && (letter || !single)) key = 'Shift+' + key;
  return e.ctrlKey ? 'Ctrl+' + key : key;
}

// replaced adds to the first patch of the program that what the page showed before it and it does not name is gone.
export function replaced(patch) {
  const named = new Set((patch.set || []).map(e => e.id));
  return { ...patch, del: [...elements.keys()].filter(id => !named.has(id)) };
}

export function applyPatch(layer, patch, send) {
  for (const e of patch.set || []) set(e, send);
  for (const e of patch.move || []) place(elements.get(e.id), e);
  for (const id of patch.del || []) remove(id, send);
  for (const [parent, ids] of Object.entries(patch.order || {})) order(parent ? elements.get(parent) : layer, ids);
  if (patch.keys) keys = new Set(patch.keys);
  if (patch.focus) elements.get(patch.focus)?.focus({ preventScroll: true });
}

function set(e, send) {
  let el = elements.get(e.id);
  if (el && el.localName !== e.tag) { remove(e.id, send); el = null; }
  if (!el) {
    el = document.createElement(e.tag);
    el.dataset.id = e.id;
    elements.set(e.id, el);
  }
  const attrs = e.attrs || {};
  for (const { name } of [...el.attributes]) {
    if (!(name in attrs) && name !== 'data-id' && name !== 'style') el.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attrs)) {
    if (el.getAttribute(name) !== value) el.setAttribute(name, value);
  }
  if (e.tag === 'input') field(el, e);
  else if (!el.firstElementChild && el.textContent !== (e.text || '')) el.textContent = e.text || '';
  place(el, e);
}

function place(el, e) {
  Object.assign(el.style, { left: e.x + 'px', top: e.y + 'px', width: e.w + 'px', height: e.h + 'px' });
}

function field(el, e) {
  el.autocomplete = 'off';
  el.spellcheck = false;
  el.style.fontSize = e.size + 'px';
  if (el.value !== (e.value || '') && document.activeElement !== el) el.value = e.value || '';
}

function remove(id, send) {
  const el = elements.get(id);
  if (!el) return;
  if (el === document.activeElement) send('blur', { id });
  el.remove();
  elements.delete(id);
}

// order puts the children into sequence. Moving an element drops its focus, so the one with the focus stays and the
// others are put around it.
function order(parent, ids) {
  if (!parent) return;
  const list = ids.map(id => elements.get(id)).filter(Boolean);
  const pivot = list.findIndex(el => el.parentNode === parent && el.contains(document.activeElement));
  if (pivot < 0) { parent.append(...list); return; }
  list[pivot].before(...list.slice(0, pivot));
  list[pivot].after(...list.slice(pivot + 1));
}
