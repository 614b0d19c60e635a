// Package recap shows what the others have done since the player's last decision, as marks on the table and as a card, and what
// the end of a stock round changed, as another card.
package recap
