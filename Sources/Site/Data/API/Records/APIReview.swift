import Content
import Records

/// A review of an animal by somebody who met it.
enum APIReview {
    static let object = APIObject<Review>("Review", "A review of an animal by somebody who met it.") { review in
        review.required("id", "Unique among the reviews of the animal.", .id) { $0.id }
        review.fields(.review) { $0 }
        review.required("text", "Plain text, as it was written, by language.", .textByLanguage) {
            $0.text.map(\.value.markdown)
        }
    }
}

/// The averages of an animal's reviews.
enum APIRatings {
    static let object = APIObject<Ratings>("Ratings", "The averages of an animal's reviews.") { ratings in
        ratings.required("count", "The number of reviews.", .integer(from: 1)) { $0.count }
        ratings.required("temperament", "From 1 (difficult) to 5 (gentle).", .number(in: 1...5)) { $0.temperament }
        ratings.required("excitability", "From 1 (calm) to 5.", .number(in: 1...5)) { $0.excitability }
        ratings.required("experience", "The experience that it takes, from 1 (none) to 5.", .number(in: 1...5)) {
            $0.experience
        }
    }
}
