// Turns the browser's events into the program's. Pointer events on the mirror's elements are handled like those on the
// canvas, so that dragging works across them. The browser keeps those on a text field, but for a finger on one without
// the focus, which may be about to scroll.
import { chordOf, idOf, wanted } from './mirror.js';

const TOUCH = 1, SECONDARY = 2, SHIFT = 4, VISIBLE = 8;

export function attachInput(canvas, layer, send) {
  const mine = e => e.target === canvas || layer.contains(e.target);
  const field = e => e.target instanceof HTMLInputElement;
  guard(canvas, {
    wheel: e => { if (mine(e)) wheel(e, send); },
    keydown: e => { if (!e.target.closest?.('.page')) keydown(e, layer, field, send); },
  });
  attachPointers(mine, field, send);
  addEventListener('contextmenu', e => { if (mine(e) && !field(e)) e.preventDefault(); });
  attachFocus(layer, send);
}

// The engine must see no input: it would take keys such as Tab and F5 from the browser. Events on the canvas therefore end
// at the window, before the engine's own listeners, which sit on the canvas.
const engineEvents = ['mousedown', 'mouseup', 'mousemove', 'touchstart', 'touchmove', 'touchend', 'keydown', 'keyup', 'wheel'];

function guard(canvas, own) {
  for (const type of engineEvents) {
    addEventListener(type, e => {
      own[type]?.(e);
      if (e.target === canvas) e.stopImmediatePropagation();
    }, { capture: true, passive: false });
  }
}

const flagsOf = e => (e.pointerType === 'touch' ? TOUCH : 0) | (e.button === 2 ? SECONDARY : 0) | (e.shiftKey ? SHIFT : 0);

function attachPointers(mine, field, send) {
  const down = new Map(); // the fingers, or the mouse button, that are down
  let centre = null; // of the first two fingers, with the gap between them
  const spread = () => {
    const [p, q] = [...down.values()];
    return {
      gap: Math.max(1, Math.hypot(p.clientX - q.clientX, p.clientY - q.clientY)),
      x: (p.clientX + q.clientX) / 2, y: (p.clientY + q.clientY) / 2,
    };
  };
  const at = e => ({ x: e.clientX, y: e.clientY, flags: flagsOf(e) });

  addEventListener('pointerdown', e => {
    const edits = field(e) && (e.pointerType !== 'touch' || e.target === document.activeElement);
    if (!mine(e) || edits || ![0, 2].includes(e.button)) return;
    down.set(e.pointerId, e);
    if (down.size === 1) { send('down', at(e)); return; }
    centre = spread();
    send('cancel', at(e));
  });
  addEventListener('pointermove', e => {
    if (!down.has(e.pointerId)) {
      if (mine(e) && e.pointerType !== 'touch') send('move', at(e));
      return;
    }
    down.set(e.pointerId, e);
    if (down.size === 1) { send('move', at(e)); return; }
    const now = spread();
    send('pinch', { x: now.x, y: now.y, dx: now.x - centre.x, dy: now.y - centre.y, zoom: now.gap / centre.gap });
    centre = now;
  });
  const end = kind => e => {
    if (!down.delete(e.pointerId)) return;
    if (!down.size) send(kind, at(e));
    else if (down.size > 1) centre = spread();
  };
  addEventListener('pointerup', end('up'));
  addEventListener('pointercancel', end('cancel'));
  document.documentElement.addEventListener('pointerleave', () => { if (!down.size) send('leave'); });
}

function wheel(e, send) {
  e.preventDefault();
  const unit = e.deltaMode === 1 ? 16 : e.deltaMode === 2 ? 400 : 1;
  const at = { x: e.clientX, y: e.clientY, flags: flagsOf(e) & SHIFT };
  // Two fingers on a trackpad come as a wheel with Ctrl, in small steps. A true wheel with Ctrl zooms as without.
  if (e.ctrlKey && Math.abs(e.deltaY * unit) < 50) send('pinch', { ...at, zoom: Math.exp(-e.deltaY * unit * 0.01) });
  else send('wheel', { ...at, dx: e.deltaX * unit, dy: e.deltaY * unit });
}

// The browser keeps every key that the program has not asked for. In text fields it keeps all but Escape.
function keydown(e, layer, field, send) {
  if (e.altKey || e.metaKey || e.isComposing) return;
  if (field(e)) {
    if (e.key === 'Enter') send('submit', { id: idOf(e.target) });
    if (e.key !== 'Escape') return;
  }
  const control = layer.contains(e.target) && e.target !== layer && !field(e);
  // A choice takes Space; Enter is left to the program, as in a form. So it is on a button that is down as the present
  // choice: the Enter that chose it is still held down when the browser repeats it, and confirms nothing.
  const choice = '[role=radio], [role=checkbox], [role=switch], [role=slider], [data-chosen]';
  const confirm = e.key === 'Enter' && wanted('Enter') && e.target.matches(choice);
  if (confirm && e.repeat) { e.preventDefault(); return; }
  if (control && !confirm && (e.key === 'Enter' || e.key === ' ')) {
    if (e.target.tagName === 'BUTTON') return; // becomes a click
    e.preventDefault();
    send('activate', { id: idOf(e.target) });
    return;
  }
  const chord = chordOf(e);
  if (!wanted(chord)) return;
  e.preventDefault();
  send('key', { text: chord });
}

function attachFocus(layer, send) {
  layer.addEventListener('focusin', e => {
    send('focus', { id: idOf(e.target), flags: e.target.matches(':focus-visible') ? VISIBLE : 0 });
  });
  layer.addEventListener('focusout', e => send('blur', { id: idOf(e.target) }));
  // A click without a pointer comes from the keyboard or assistive technology; all others were handled as pointers.
  layer.addEventListener('click', e => {
    const id = idOf(e.target.closest('button, [tabindex]'));
    if (e.detail === 0 && id) send('activate', { id });
  });
  layer.addEventListener('input', e => send('edit', { id: idOf(e.target), text: e.target.value }));
}
