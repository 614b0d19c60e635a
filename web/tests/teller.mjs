// Reads what a recorded game tells of its runs.
import { playOn } from './games.mjs';
import { beginning } from './reference.mjs';
import { rest } from './server.mjs';

// teller returns what tells the routes of the run at a place of a game's log: what the log says of it, on a page of its own
// on which the game has come to that run. There must be a position for every action.
export const teller = (here, title, name, positions) => async at => {
  const page = await here.open({ viewport: { width: 1280, height: 1600 } }); // much of the log is in sight
  await playOn(page, beginning(title, name, positions[at + 1].id));
  const table = page.getByRole('button', { name: 'To the table' });
  if (await table.count() > 0) await table.click(); // the run has ended the game
  await page.locator('[data-id="tab:log"]').click();
  await rest(page);
  const lines = page.locator('[data-id^="log:"][aria-description*="route "]');
  const said = await lines.last().getAttribute('aria-description');
  await page.context().close();
  return said;
};
