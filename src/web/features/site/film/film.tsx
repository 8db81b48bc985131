import { Pause, Play, RotateCcw, SkipForward, Volume2, VolumeX } from "lucide-react";
import { useMemo } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { guideLine, type Line } from "#domain/speech/line.ts";
import face from "#web/assets/art/face-luma.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { PLANT, SHOTS, type Shot } from "./shots.ts";
import { useFilm } from "./use-film.ts";
import "./film.css";

/** The film of a lesson over the page. Default export: fetched when somebody wants to see it. */
export default function Film({ onClose }: { readonly onClose: () => void }) {
  return (
    <MoreCopy area="film">
      <Opened onClose={onClose} />
    </MoreCopy>
  );
}

function Opened({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLocale();
  return (
    <Sheet open onClose={onClose} title={t("film.title")} closeLabel={t("common.close")}>
      <Player />
    </Sheet>
  );
}

function Player() {
  const { language, t } = useLocale();
  const lines = useMemo<Line[]>(
    () => SHOTS.map(({ says }) => guideLine(guideByName("Luma"), t(says), language)),
    [language, t],
  );
  const film = useFilm(lines);
  const shot = SHOTS[film.at] as Shot;
  const Sound = film.isMuted ? VolumeX : Volume2;

  return (
    <div className="film">
      <div className="film-picture full anchor" data-playing={film.isPlaying}>
        <img key={film.at} className="film-scene full layer" src={shot.picture} alt="" />
        {shot.guide ? <img className="film-guide" src={face} alt="" width="96" height="96" /> : null}
        {shot.answers === "second" ? <img className="film-plant" src={PLANT} alt="" /> : null}
        {shot.answers === undefined ? null : (
          <p className="film-answers stack layer" data-tapped={shot.answers}>
            <span>{t("film.ask.1")}</span>
            <span>{t("film.ask.2")}</span>
          </p>
        )}
      </div>
      <p className="film-caption" aria-live={film.isMuted ? "polite" : "off"}>
        {t(shot.says)}
      </p>
      <div className="film-bar row">
        {film.isOver ? (
          <button type="button" className="button button-small" onClick={film.again}>
            <RotateCcw aria-hidden="true" size={20} /> {t("film.again")}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={t(film.isPlaying ? "film.pause" : "film.play")}
              onClick={film.toggle}
            >
              {film.isPlaying ? (
                <Pause aria-hidden="true" size={24} />
              ) : (
                <Play aria-hidden="true" size={24} />
              )}
            </button>
            <button type="button" className="icon-button" aria-label={t("film.next")} onClick={film.next}>
              <SkipForward aria-hidden="true" size={24} />
            </button>
          </>
        )}
        <button
          type="button"
          className="icon-button"
          aria-pressed={film.isMuted}
          aria-label={t("film.sound")}
          onClick={film.toggleSound}
        >
          <Sound aria-hidden="true" size={24} />
        </button>
        <progress
          max={SHOTS.length}
          value={film.isOver ? SHOTS.length : film.at}
          aria-label={t("film.of", { at: film.at + 1, of: SHOTS.length })}
        />
      </div>
      <p className="button-row film-foot">
        <a
          className={film.isOver ? "button button-primary" : "button button-forest"}
          href="/luma-demo?activity=water-cycle"
        >
          {t("film.try")}
        </a>
      </p>
      <p className="film-note">{t("film.note")}</p>
    </div>
  );
}
